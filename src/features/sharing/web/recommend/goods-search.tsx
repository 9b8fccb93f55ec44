import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { itemOptionsQuery } from '#features/search/web/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import styles from './recommend.module.css';

const SHORTEST = 2;
const NONE = -1;

function useOptions(text: string) {
  const keyword = useDeferredValue(text.trim());
  const { data } = useQuery({ ...itemOptionsQuery(keyword), enabled: keyword.length >= SHORTEST });
  return keyword.length >= SHORTEST ? (data ?? []) : [];
}
type Option = ReturnType<typeof useOptions>[number];

/** Field for a number, a model or a name with the goods it may mean below (combobox pattern of WAI-ARIA). */
export function GoodsSearch({ onChoose }: { onChoose: (itemNos: string[]) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(NONE);
  const [closed, setClosed] = useState(false);
  const options = useOptions(text);
  const shown = !closed && options.length > 0;
  const choose = (option: Option | undefined) => {
    if (!option) return;
    setText('');
    setActive(NONE);
    onChoose([option.itemCode]);
  };
  const takeKey = (event: KeyboardEvent) => {
    // While an input method composes, its keys are not ours.
    if (event.nativeEvent.isComposing || !shown) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive((Math.max(active, 0) - 1 + options.length) % options.length);
    else if (event.key === 'Enter') choose(options[Math.max(active, 0)]);
    else if (event.key === 'Escape') setClosed(true);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.search} onBlur={() => setClosed(true)}>
      <input
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        className={styles.searchInput}
        placeholder="输入编码、型号或名称，从结果中选择"
        aria-label="搜索要推荐的商品"
        aria-expanded={shown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={shown && active !== NONE ? `${id}-${active}` : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(NONE);
          setClosed(false);
        }}
        onKeyDown={takeKey}
      />
      <Options id={id} shown={shown} options={options} active={active} onPoint={setActive} onChoose={choose} />
    </div>
  );
}

type OptionsProps = {
  id: string;
  shown: boolean;
  options: readonly Option[];
  active: number;
  onPoint: (place: number) => void;
  onChoose: (option: Option) => void;
};

function Options({ id, shown, options, active, onPoint, onChoose }: OptionsProps) {
  return (
    <div role="listbox" id={id} aria-label="可能的商品" className={styles.options} hidden={!shown}>
      {shown &&
        options.map((option, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the field
          <div
            key={option.itemCode}
            role="option"
            id={`${id}-${place}`}
            tabIndex={-1}
            aria-selected={place === active}
            onPointerMove={() => onPoint(place)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <b>{option.itemCode}</b>
            <span>{option.productName}</span>
            <Money yuan={option.salesPrice} unit={option.orderUnit} />
          </div>
        ))}
    </div>
  );
}
