import type { ReactNode } from 'react';
import { Picture } from '../../display/picture.tsx';
import { Row } from '../../display/row.tsx';
import { joinClasses } from '../../join-classes.ts';
import { PageLink } from '../../links/page-link.tsx';
import styles from './goods-words.module.css';

type GoodsWordsProps = {
  picture: string | null;
  /** Of the picture's sides, in px. */
  size: number;
  name: string;
  /** Its page; null where there is none for the reader. */
  href: string | null;
  /** Its page is opened from here. */
  onOpen?: () => void;
  code: string;
  /** After the code: brand, model and the like. */
  facts: ReactNode;
  /** After the name. */
  beside?: ReactNode;
  /** `dense` on one line, `top` where much stands below, `failed` where it cannot be bought. */
  looks?: readonly ('dense' | 'top' | 'failed' | false)[];
  children?: ReactNode;
};

/** What a row of goods is: its picture, its name, and its code, by which buyers know their goods. */
export function GoodsWords(props: GoodsWordsProps) {
  const { picture, size, name, href, onOpen, code, facts, beside, looks = [], children } = props;
  const title =
    href === null ? (
      <span className={styles.name}>{name}</span>
    ) : (
      <PageLink href={href} className={styles.name} onClick={onOpen}>
        {name}
      </PageLink>
    );
  return (
    <div className={joinClasses(styles.goods, ...looks.map((look) => look && styles[look]))}>
      <Picture src={picture} alt="" width={size} height={size} className={styles.picture} />
      <div className={styles.words}>
        {beside ? (
          <Row gap={4} looks={['top']}>
            {title}
            {beside}
          </Row>
        ) : (
          title
        )}
        <p className={styles.codes}>
          <span className={styles.code}>{code}</span>
          {facts}
        </p>
        {children}
      </div>
    </div>
  );
}
