import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './tabs.module.css';

export type Tab = { key: string; label: string; count?: number; content: ReactNode };

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Panels of one page behind tabs; arrows move between them. For lists use `TabLinks`. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const current = tabs.find((tab) => tab.key === chosen) ?? tabs[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move || !current) return;
    event.preventDefault();
    const next = move(tabs.indexOf(current), tabs.length);
    setChosen(tabs[next]?.key);
    buttons.current[next]?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.bar}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            className={joinClasses(styles.tab, tab === current && styles.current)}
            onClick={() => setChosen(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current?.key}`} className={styles.panel}>
        {current?.content}
      </div>
    </>
  );
}
