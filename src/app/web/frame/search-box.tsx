import { type RefObject, useId, useRef } from 'react';
import { MOST_TYPED } from '#features/search/rules/public.ts';
import { InfoIcon, SearchIcon } from '#platform/web/icons/icons.tsx';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import { defaultTextOf } from './default-text.ts';
import type { FrameProps } from './frame-data.ts';
import styles from './search-box.module.css';
import { handleSearchKey } from './search-keys.ts';
import { type SearchBoxState, useSearchBox } from './use-search-box.ts';

/** Nothing is chosen from before somebody types or asks what was searched for lately. */
const latePanel = lateComponent(async () => (await import('./search-panel.tsx')).SearchPanel);

const PLACEHOLDER = '输入产品编码、产品名称或品牌';

/** Search box of the main bar (specification 2.6): suggestions while typing, recent searches while empty. */
export function SearchBox({ data, actions }: FrameProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useSearchBox({
    input,
    keyword: data.keyword,
    defaultText: data.searchHint ? defaultTextOf(data.searchHint) : '',
    scope: data.seesSomeProducts ? '4' : '1',
    actions,
  });
  const SearchPanel = latePanel.useWhen(box.shown);
  const clearHistory = () => {
    box.forgetHistory();
    actions.clearHistory().catch(() => undefined);
    input.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches where the focus goes, takes no input
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        box.submit();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close();
      }}
    >
      <div className={styles.box}>
        <SearchInput inputRef={input} box={box} listId={listId} hint={data.searchHint} />
        <button type="submit" className={styles.submit}>
          <SearchIcon size={17} />
          搜索
        </button>
      </div>
      {SearchPanel && <SearchPanel id={listId} box={box} onClearHistory={clearHistory} />}
      {data.seesSomeProducts && (
        <p className={styles.notice}>
          <InfoIcon size={12} />
          默认搜索可见商品，如需更多商品请联系专属销售
          {data.salesName && ` ${data.salesName}`}（{data.site.supportPhone}）
        </p>
      )}
      <p className="visually-hidden" role="status">
        {box.shown ? `有 ${box.options.list.length} 条可选，按上下键选择` : ''}
      </p>
    </form>
  );
}

type SearchInputProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  box: SearchBoxState;
  listId: string;
  hint: string | null;
};

function SearchInput({ inputRef, box, listId, hint }: SearchInputProps) {
  const showHint = hint !== null && box.text === '';
  return (
    <div className={styles.field}>
      <input
        ref={inputRef}
        className={styles.input}
        type="search"
        name="keyword"
        role="combobox"
        aria-label={PLACEHOLDER}
        aria-expanded={box.shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.active >= 0 ? `${listId}-${box.active}` : undefined}
        placeholder={showHint ? undefined : PLACEHOLDER}
        maxLength={MOST_TYPED}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onFocus={() => {
          latePanel.preload();
          box.setOpen(true);
        }}
        onClick={() => box.setOpen(true)}
        onKeyDown={(event) => handleSearchKey(event, box)}
      />
      {/* Sanitised by the server; only its links take presses, everything else falls through to the box. */}
      {/* oxlint-disable-next-line react/no-danger -- rich text of the operator, through the server's whitelist */}
      {showHint && <span className={styles.hint} dangerouslySetInnerHTML={{ __html: hint }} />}
      <kbd className={styles.key} title="按 / 键开始搜索">
        /
      </kbd>
    </div>
  );
}
