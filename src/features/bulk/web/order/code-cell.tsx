import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { Cut } from '#platform/web/display/cut.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import inputs from './cell-input.module.css';
import styles from './code-cell.module.css';
import { CELL_LENGTHS } from './typed-rows.ts';
import { type ItemOption, useItemOptions } from './use-item-options.ts';

const NONE = -1;
/** From here down the view has more room above a field than below it. */
const LOW = 0.55;

type CodeCellProps = {
  label: string;
  value: string;
  invalid: boolean;
  describedBy: string;
  onChange: (value: string) => void;
  onChoose: (option: ItemOption) => void;
  /** Keys that the list of options does not take. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
};

/** Field for a code, a number or a name, with the items it may mean below (combobox pattern of WAI-ARIA). */
export function CodeCell({
  label,
  value,
  invalid,
  describedBy,
  onChange,
  onChoose,
  onKeyDown,
  onPaste,
}: CodeCellProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const [above, setAbove] = useState(false);
  const options = useItemOptions(value, open);
  const shown = open && options.length > 0;
  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const choose = (option: ItemOption | undefined) => {
    if (!option) return;
    close();
    onChoose(option);
  };
  const step = (by: 1 | -1) => setActive((now) => ((now + 1 + by + options.length + 1) % (options.length + 1)) - 1);
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    if (shown && event.key === 'ArrowDown') step(1);
    else if (shown && event.key === 'ArrowUp') step(-1);
    else if (shown && event.key === 'Enter' && active !== NONE) choose(options[active]);
    else if (shown && event.key === 'Escape') close();
    else return onKeyDown(event);
    event.preventDefault();
  };
  return (
    <span className={styles.box}>
      <input
        className={inputs.input}
        role="combobox"
        placeholder="编码、型号或名称"
        aria-label={label}
        aria-expanded={shown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={shown && active !== NONE ? `${id}-${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        maxLength={CELL_LENGTHS.code}
        data-cell="code"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(NONE);
          setAbove(event.target.getBoundingClientRect().bottom > window.innerHeight * LOW);
        }}
        onKeyDown={takeKey}
        onPaste={onPaste}
        onBlur={close}
      />
      <Options
        id={id}
        shown={shown}
        above={above}
        options={options}
        active={active}
        onPoint={setActive}
        onChoose={choose}
      />
    </span>
  );
}

type OptionsProps = {
  id: string;
  shown: boolean;
  above: boolean;
  options: readonly ItemOption[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (option: ItemOption) => void;
};

function Options({ id, shown, above, options, active, onPoint, onChoose }: OptionsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the field, takes no input
    <span
      className={joinClasses(styles.panel, above && styles.above)}
      hidden={!shown}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span role="listbox" id={id} aria-label="可能的商品" className={styles.list}>
        {shown &&
          options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the field
            <span
              key={option.itemCode}
              role="option"
              id={`${id}-${index}`}
              tabIndex={-1}
              aria-selected={index === active}
              className={joinClasses(styles.option, index === active && styles.active)}
              onPointerMove={() => onPoint(index)}
              onClick={() => onChoose(option)}
            >
              <b>{option.itemCode}</b>
              <Cut className={styles.name}>{option.productName}</Cut>
              <Money yuan={option.salesPrice} unit={option.orderUnit} />
              {(option.customerCode ?? option.mpn) && (
                <span className={styles.number}>
                  {option.customerCode ? `物料编码 ${option.customerCode}` : `型号 ${option.mpn}`}
                </span>
              )}
            </span>
          ))}
      </span>
    </span>
  );
}
