import { type KeyboardEvent, useId, useRef } from 'react';
import frame from '#platform/web/controls/field-frame.module.css';
import { FieldFrame } from '#platform/web/controls/field-frame.tsx';
import { useEarlyInput } from '#platform/web/controls/use-early-input.ts';
import { Field, type FieldControl } from '#platform/web/form/field.tsx';
import type { Company } from '../../contract/accounts-schemas.ts';
import styles from './company-field.module.css';
import { CompanyOption } from './company-option.tsx';
import { useCompanyOptions } from './use-company-options.ts';

const RULES = [{ min: 4, message: '请填写营业执照上的企业全称' }];

type CompanyFieldProps = { onChosen: (company: Company) => void };

/** Name of the company, looked up while it is typed; by name or by credit code. Typing it out works as well. */
export function CompanyField({ onChosen }: CompanyFieldProps) {
  return (
    <Field name="companyName" label="企业全称" required rules={RULES}>
      {(control) => <CompanyCombobox {...control} onChosen={onChosen} />}
    </Field>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Combobox pattern of WAI-ARIA: the focus stays in the box, arrows walk the list, Enter takes, Escape closes. */
function CompanyCombobox({ value, onChange, onChosen, onBlur, name, error }: FieldControl & CompanyFieldProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const text = textOf(value);
  const list = useCompanyOptions(text);
  useEarlyInput(input, text, onChange);

  const choose = (company: Company) => {
    list.close();
    onChosen(company);
  };
  const handleKey = (event: KeyboardEvent) => {
    // While an input method composes, its keys are not ours.
    if (event.nativeEvent.isComposing || !list.shown) return;
    const active = list.options[list.active];
    if (event.key === 'ArrowDown') list.step(1);
    else if (event.key === 'ArrowUp') list.step(-1);
    else if (event.key === 'Escape') list.close();
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <FieldFrame label="企业全称" required error={error} hint={list.note ?? '输入企业名称或统一社会信用代码查找'}>
      {(wiring) => (
        <div className={styles.box}>
          <input
            {...wiring}
            ref={input}
            name={name}
            value={text}
            className={frame.input}
            maxLength={100}
            spellCheck={false}
            type="text"
            role="combobox"
            autoComplete="organization"
            aria-expanded={list.shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={list.shown && list.active >= 0 ? `${listId}-${list.active}` : undefined}
            onChange={(event) => {
              list.open();
              onChange(event);
            }}
            onBlur={() => {
              list.close();
              onBlur();
            }}
            onKeyDown={handleKey}
          />
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the box, takes no input */}
          <div className={styles.panel} hidden={!list.shown} onMouseDown={(event) => event.preventDefault()}>
            <div role="listbox" id={listId} aria-label="企业查询结果">
              {list.options.map((company, index) => (
                <CompanyOption
                  key={company.creditCode}
                  id={`${listId}-${index}`}
                  company={company}
                  active={index === list.active}
                  onPoint={() => list.point(index)}
                  onChoose={() => choose(company)}
                />
              ))}
            </div>
          </div>
          <span className="visually-hidden" role="status">
            {list.shown ? `有 ${list.options.length} 家企业可选，按上下键选择` : ''}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
