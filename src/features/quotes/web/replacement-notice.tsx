import { PageLink } from '#platform/web/links/page-link.tsx';
import styles from './quote.module.css';

interface Replaced {
  replaces: string | null;
  replacedBy: string | null;
  replaced: boolean;
  unsent: boolean;
  hrefOf: (quoteNo: string) => string;
}

/** Says on both pages which quote takes the place of which. */
export function ReplacementNotice({ replaces, replacedBy, replaced, unsent, hrefOf }: Replaced) {
  if (!replaces && !replacedBy) return null;
  return (
    <div className={styles.notice} role="status">
      {replacedBy && (
        <p>
          {replaced ? '这张报价已被替代，请查看新报价 ' : '替代它的新报价：'}
          <PageLink href={hrefOf(replacedBy)}>{replacedBy}</PageLink>
        </p>
      )}
      {replaces && (
        <p>
          {unsent ? '发出后将替代原报价 ' : '这张报价替代原报价 '}
          <PageLink href={hrefOf(replaces)}>{replaces}</PageLink>
          {unsent && '，在此之前原报价继续有效'}
        </p>
      )}
    </div>
  );
}
