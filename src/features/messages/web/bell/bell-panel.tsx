import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { MessageRow } from '../list/message-row.tsx';
import { useMessagePlaces } from '../message-places.ts';
import { panelQuery } from '../message-queries.ts';
import styles from './bell-panel.module.css';

/** The newest messages, and the way to all of them. */
export function BellPanel() {
  const places = useMessagePlaces();
  return (
    <section className={styles.panel} aria-label="最新消息">
      <h2 className={styles.head}>最新消息</h2>
      <Newest />
      <div className={styles.foot}>
        <PageLink href={places.list}>全部消息</PageLink>
        <PageLink href={places.settings}>接收设置</PageLink>
      </div>
    </section>
  );
}

function Newest(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(panelQuery);
  if (data?.list.length === 0) return <p className={styles.none}>还没有消息</p>;
  if (data)
    return (
      <ul className={styles.list}>
        {data.list.map((message) => (
          <MessageRow key={message.id} message={message} close />
        ))}
      </ul>
    );
  if (!error || isFetching) return <SkeletonRows count={4} height={64} columns={2} />;
  return (
    <div className={styles.none} role="alert">
      <p>{wordsOfRefusal(error, '消息加载失败，请检查网络后重试')}</p>
      <Button kind="quiet" size="sm" onClick={() => void refetch()}>
        重试
      </Button>
    </div>
  );
}
