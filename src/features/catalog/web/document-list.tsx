import { Cut } from '#platform/web/display/cut.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ItemDocument } from '../contract/item-page-schemas.ts';
import styles from './document-list.module.css';

/** Papers of an item to download. */
export function DocumentList({ documents }: { documents: readonly ItemDocument[] }) {
  return (
    <ul className={styles.list}>
      {documents.map(({ href, kindText, title, sizeText }) => (
        <li key={href} className={styles.entry}>
          <Tag>{kindText}</Tag>
          <Cut as="a" href={href} title={title} download>
            {title}
          </Cut>
          <span className={styles.size}>{sizeText ?? 'PDF'}</span>
        </li>
      ))}
    </ul>
  );
}
