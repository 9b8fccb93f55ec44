import styles from './skip-link.module.css';

/** Where `SkipLink` leads: the `<main>` of every layout carries it. */
export const CONTENT_ID = 'content';

/** First stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      跳到主要内容
    </a>
  );
}
