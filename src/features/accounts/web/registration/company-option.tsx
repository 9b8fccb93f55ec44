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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the box, which owns the focus
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={active}
      className={joinClasses(styles.option, active && styles.active)}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className={styles.name}>{name}</span>
      <span>{facts}</span>
      {address && <span>{address}</span>}
    </div>
  );
}
