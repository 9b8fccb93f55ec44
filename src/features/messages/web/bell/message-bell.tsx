import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { BellIcon } from '#platform/web/icons/icons.tsx';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import { Popover } from '#platform/web/overlays/popover.tsx';
import { useUnread } from '../unread.ts';
import styles from './message-bell.module.css';

/** Its script comes when somebody opens it. */
const panel = lateComponent<object>(async () => (await import('./bell-panel.tsx')).BellPanel);

function Panel() {
  const Loaded = panel.useWhen(true);
  return Loaded && <Loaded />;
}

/** Said to readers when there is more than there was; what was there from the beginning is the button's own name. */
function useNews(total: number | undefined): string {
  const before = useRef(total);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (total !== undefined && before.current !== undefined && total > before.current)
      setNews(`有新消息，共 ${total} 条未读`);
    before.current = total;
  }, [total]);
  return news;
}

/** How much is unread, and on a press what is newest. */
export function MessageBell() {
  const total = useUnread()?.total;
  const news = useNews(total);
  const href = useRouterState({ select: ({ location }) => location.href });
  return (
    <>
      <Popover
        // Whoever has gone somewhere is done with it.
        key={href}
        label="最新消息"
        align="end"
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className={styles.bell}
            aria-label={total ? `消息，${total} 条未读` : '消息'}
            title="消息"
          >
            <BellIcon size={20} />
            {total ? <span className={styles.count}>{total > 99 ? '99+' : total}</span> : null}
          </button>
        )}
      >
        <Panel />
      </Popover>
      <span role="status" className="visually-hidden">
        {news}
      </span>
    </>
  );
}
