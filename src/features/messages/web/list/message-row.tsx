import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '#business/messages/contract/message-schemas.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { useMessagePlaces } from '../message-places.ts';
import { readMessages } from '../read-messages.ts';
import styles from './message-row.module.css';
import { MessageText } from './message-text.tsx';

const TONES: Readonly<Record<Message['kind'], TagTone>> = { todo: 'progress', notice: 'neutral', alert: 'warning' };

type Props = {
  message: Message;
  /** In the panel of the bell: less room, and no acts. */
  close?: boolean;
};

/** One message. It counts as read once its page is opened. */
export function MessageRow({ message, close = false }: Props) {
  const client = useQueryClient();
  const { opens } = useMessagePlaces();
  const { id, kind, kindName, groupName, title, text, href, poNumber, createdAt, readAt } = message;
  const unread = readAt === null;
  const read = () => void (unread && readMessages(client, [id]));
  const time = <time dateTime={createdAt}>{displayTime(createdAt)}</time>;
  const words = (
    <>
      {unread && <span className="visually-hidden">未读：</span>}
      {title}
    </>
  );
  return (
    <li className={joinClasses(styles.row, close && styles.close, unread && styles.unread)}>
      <span className={styles.mark} aria-hidden="true" />
      <div>
        <div className={styles.head}>
          <Tag tone={TONES[kind]}>{kindName}</Tag>
          {href === null || !opens(href) ? (
            <span className={styles.title}>{words}</span>
          ) : (
            <PageLink href={href} className={styles.title} onClick={read}>
              {words}
            </PageLink>
          )}
        </div>
        {text && (close ? <p className={styles.text}>{text}</p> : <MessageText title={title} text={text} />)}
        <Quiet under>
          {groupName}
          {poNumber && ` · PO 号 ${poNumber}`}
          {close && <> · {time}</>}
        </Quiet>
      </div>
      {!close && (
        <div className={styles.side}>
          <Quiet inline>{time}</Quiet>
          {unread && (
            <Button kind="quiet" size="sm" aria-label={`标为已读：${title}`} onClick={read}>
              标为已读
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
