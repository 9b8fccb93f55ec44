import { SearchIcon } from '#platform/web/icons/icons.tsx';
import { ClockIcon, TrashIcon } from '#platform/web/icons/late-icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { Suggestion } from './frame-data.ts';
import styles from './search-box.module.css';
import type { SearchBoxState } from './use-search-box.ts';

type SearchPanelProps = { id: string; box: SearchBoxState; onClearHistory: () => void };

/** Recent searches or suggestions below the box. The focus stays in the box, so presses must not take it. */
export function SearchPanel({ id, box, onClearHistory }: SearchPanelProps) {
  const { kind, list } = box.options;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the box, takes no input
    <div className={styles.panel} hidden={!box.shown} onMouseDown={(event) => event.preventDefault()}>
      {kind === 'history' && (
        <div className={styles.panelHead}>
          <span>最近搜索</span>
          <button type="button" className={styles.clear} onClick={onClearHistory}>
            <TrashIcon size={13} />
            清空
          </button>
        </div>
      )}
      <div role="listbox" id={id} aria-label={kind === 'history' ? '最近搜索' : '搜索建议'}>
        {list.map((option, index) => (
          <SearchOption
            key={option.keyword}
            id={`${id}-${index}`}
            option={option}
            typed={kind === 'history' ? '' : box.text.trim()}
            recent={kind === 'history'}
            active={index === box.active}
            onPoint={() => box.setActive(index)}
            onChoose={() => box.choose(index)}
          />
        ))}
      </div>
    </div>
  );
}

type SearchOptionProps = {
  id: string;
  option: Suggestion;
  typed: string;
  recent: boolean;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function SearchOption({ id, option, typed, recent, active, onPoint, onChoose }: SearchOptionProps) {
  const Icon = recent ? ClockIcon : SearchIcon;
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
      <Icon size={14} />
      <span className={styles.keyword}>
        <Completion keyword={option.keyword} typed={typed} />
      </span>
      {option.note && <span className={styles.note}>{option.note}</span>}
    </div>
  );
}

/** What the suggestion adds to the typed text stands out. */
function Completion({ keyword, typed }: { keyword: string; typed: string }) {
  const at = typed ? keyword.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (at < 0) return keyword;
  return (
    <>
      {at > 0 && <b>{keyword.slice(0, at)}</b>}
      {keyword.slice(at, at + typed.length)}
      <b>{keyword.slice(at + typed.length)}</b>
    </>
  );
}
