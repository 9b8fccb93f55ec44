import { useQueryClient } from '@tanstack/react-query';
import { KEPT_DAYS } from '#business/messages/contract/define-message-events.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { MessageFilter } from '../live/merge-messages.ts';
import { loadMore, messageListQuery } from '../message-queries.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages-view.module.css';
import { ReadAllButton } from './read-all-button.tsx';

const NOTE = `消息保留 ${KEPT_DAYS} 天，新消息会自动出现在这里`;

function Nothing({ filter: { kind, unread, group, keyword } }: { filter: MessageFilter }) {
  if (group ?? keyword) return <EmptyState title="没有符合条件的消息">换个条件，或清除筛选再看。</EmptyState>;
  if (unread) return <EmptyState title="没有未读消息">都看过了，取消“只看未读”可查看以前的消息。</EmptyState>;
  if (kind) return <EmptyState title="还没有这类消息">有新消息时会出现在这里。</EmptyState>;
  return <EmptyState title="还没有消息">订单、报价、审批有进展时，会在这里告诉您。</EmptyState>;
}

/** Messages, newest first, with more of them at the end as long as there are any. */
export function MessageList({ filter }: { filter: MessageFilter }) {
  const { data, stale, error, retry } = useListQuery(messageListQuery(filter));
  if (error && !data) {
    const refusal = isCallError(error) ? error : null;
    return (
      <ErrorState title="消息加载失败" requestId={refusal?.requestId} onRetry={retry}>
        {refusal?.message}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={6} height={68} columns={3} />;
  const messages = data.flatMap(({ list }) => list);
  return (
    <>
      <div className={styles.tools}>
        <Quiet inline>{NOTE}</Quiet>
        <ReadAllButton filter={filter} newest={messages[0]?.id} />
      </div>
      {messages.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <ul className={joinClasses(styles.rows, stale && styles.stale)} aria-label="消息">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      {data.at(-1)?.next && <More filter={filter} />}
    </>
  );
}

function More({ filter }: { filter: MessageFilter }) {
  const client = useQueryClient();
  const { busy, run } = useAct({ passing: true, renews: [], otherwise: '加载失败，请检查网络后重试' });
  return (
    <div className={styles.more}>
      <Button busy={busy} onClick={() => void run(() => loadMore(client, filter))}>
        加载更多
      </Button>
    </div>
  );
}
