import { ListboxOption } from '#platform/web/controls/listbox-option.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { Company } from '../../contract/accounts-schemas.ts';
import styles from './company-field.module.css';

type CompanyOptionProps = {
  id: string;
  company: Company;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** One company with what tells it from its namesakes. */
export function CompanyOption({ id, company, active, onPoint, onChoose }: CompanyOptionProps) {
  const { name, creditCode, legalPerson, address, status } = company;
  const facts = [creditCode, legalPerson && `法定代表人 ${legalPerson}`, status].filter(Boolean).join(' · ');
  return (
    <ListboxOption
      id={id}
      active={active}
      className={joinClasses(styles.option, active && styles.active)}
      onPoint={onPoint}
      onChoose={onChoose}
    >
      <span className={styles.name}>{name}</span>
      <span>{facts}</span>
      {address && <span>{address}</span>}
    </ListboxOption>
  );
}
