import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { MOST_RECEIVERS, type SchedulePerson } from '../../contract/schedule-schemas.ts';
import styles from './people-field.module.css';
import { peopleQuery } from './schedule-api.ts';

type Props = { chosen: readonly SchedulePerson[]; onChange: (people: readonly SchedulePerson[]) => void };

const nameOf = ({ name, departmentName }: SchedulePerson) => (departmentName ? `${name}（${departmentName}）` : name);

/** Colleagues who get the file: those who are chosen first, then whoever is found by name. */
export function PeopleField({ chosen, onChange }: Props) {
  const [words, setWords] = useState('');
  const found = useQuery({ ...peopleQuery(words.trim()), placeholderData: keepPreviousData });
  const ids = new Set(chosen.map(({ memberId }) => memberId));
  const others = (found.data ?? []).filter(({ memberId }) => !ids.has(memberId));
  const full = chosen.length >= MOST_RECEIVERS;
  const toggle = (person: SchedulePerson) =>
    onChange(
      ids.has(person.memberId) ? chosen.filter(({ memberId }) => memberId !== person.memberId) : [...chosen, person],
    );
  return (
    <fieldset className={styles.people}>
      <legend className="visually-hidden">接收人</legend>
      <TextField
        label={`接收人（已选 ${chosen.length} 位）`}
        required
        maxLength={20}
        placeholder="输入姓名查找同事"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className={styles.found} aria-busy={found.isFetching}>
        {[...chosen, ...others].map((person) => (
          <li key={person.memberId}>
            <Checkbox
              label={nameOf(person)}
              checked={ids.has(person.memberId)}
              disabled={full && !ids.has(person.memberId)}
              onChange={() => toggle(person)}
            />
          </li>
        ))}
      </ul>
      {others.length === 0 && found.data && words.trim() !== '' && <Quiet>没有找到其他同事</Quiet>}
    </fieldset>
  );
}
