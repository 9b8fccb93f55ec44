import { type ReactNode, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { Popover } from '#platform/web/overlays/popover.tsx';
import type { ListName } from '../../rules/report-words.ts';
import { writeKeys } from '../address/key-list.ts';
import { FilterTrigger } from './filter-trigger.tsx';
import styles from './filters.module.css';
import { type ChoosablePlace, findPlaces, knownAmong, wordChosen } from './places.ts';

/** More are not drawn at once: whoever has so many types a few letters. */
const MOST_SHOWN = 200;

type PlaceFilterProps = {
  label: string;
  param: ListName;
  places: readonly ChoosablePlace[];
  chosen: readonly string[];
  address: ListAddress;
};

type ListProps = {
  label: string;
  places: readonly ChoosablePlace[];
  drafted: ReadonlySet<string>;
  toggle: (value: string) => void;
};

function PlaceList({ label, places, drafted, toggle }: ListProps): ReactNode {
  if (places.length === 0) return <p className={styles.code}>没有符合的{label}</p>;
  return (
    <ul className={styles.places} aria-label={label}>
      {places.slice(0, MOST_SHOWN).map(({ value, name, code, level }) => (
        <li key={value} className={styles.place} style={{ paddingLeft: 2 + level * 18 }}>
          <Checkbox
            label={
              <>
                {name}
                <span className={styles.code}>{code}</span>
              </>
            }
            checked={drafted.has(value)}
            onChange={() => toggle(value)}
          />
        </li>
      ))}
      {places.length > MOST_SHOWN && (
        <li className={styles.code}>还有 {places.length - MOST_SHOWN} 个，请输入名称查找</li>
      )}
    </ul>
  );
}

function PlacePicker({ label, param, places, chosen, address, close }: PlaceFilterProps & { close: () => void }) {
  const [words, setWords] = useState('');
  const [drafted, setDrafted] = useState<ReadonlySet<string>>(new Set(knownAmong(places, chosen)));
  const take = (names: readonly string[]) => {
    close();
    address.go({ [param]: writeKeys(names) });
  };
  const toggle = (value: string) =>
    setDrafted((before) => {
      const after = new Set(before);
      if (!after.delete(value)) after.add(value);
      return after;
    });
  return (
    <form
      className={styles.pick}
      onSubmit={(event) => {
        event.preventDefault();
        take([...drafted]);
      }}
    >
      <TextField
        label={`查找${label}`}
        labelHidden
        type="search"
        placeholder={`名称或编码，含下级`}
        maxLength={40}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <PlaceList label={label} places={findPlaces(places, words)} drafted={drafted} toggle={toggle} />
      <div className={styles.acts}>
        <Button kind="quiet" size="sm" onClick={() => take([])}>
          全部{label}
        </Button>
        <Button kind="primary" size="sm" type="submit">
          确定{drafted.size > 0 && `（${drafted.size}）`}
        </Button>
      </div>
    </form>
  );
}

/** A condition on places of one dimension, those below them included; several may hold. */
export function PlaceFilter(props: PlaceFilterProps) {
  const { label, places, chosen } = props;
  return (
    <Popover
      label={label}
      trigger={(trigger) => (
        <FilterTrigger trigger={trigger} label={label} value={wordChosen(places, chosen)} active={chosen.length > 0} />
      )}
    >
      {(close) => <PlacePicker {...props} close={close} />}
    </Popover>
  );
}
