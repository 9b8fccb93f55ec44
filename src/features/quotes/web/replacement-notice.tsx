import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './quote.module.css';

interface Replaced {
  status: string;
  replaces: string | null;
  replacedBy: string | null;
  hrefOf: (quoteNo: string) => string;
}

/** Says on both pages which quote takes the place of which. */
export function ReplacementNotice({ status, replaces, replacedBy, hrefOf }: Replaced) {
  if (!replaces && !replacedBy) return null;
  return (
    <div className={styles.notice} role="status">
      {replacedBy && (
        <p>
          {status === 'superseded' ? '这张报价已被替代，请查看新报价 ' : '替代它的新报价：'}
          <PageLink href={hrefOf(replacedBy)}>{replacedBy}</PageLink>
        </p>
      )}
      {replaces && (
        <p>
          这张报价替代原报价 <PageLink href={hrefOf(replaces)}>{replaces}</PageLink>
        </p>
      )}
    </div>
  );
}
