import type { ComponentProps, ReactNode } from 'react';
import styles from './banner.module.css';

type BannerProps = Omit<ComponentProps<'section'>, 'title' | 'className' | 'id' | 'aria-labelledby'> & {
  id: string;
  title: ReactNode;
  /** What can be done here, in a sentence. */
  lead: ReactNode;
};

/** A box in the colours of the shop: what a page begins with. */
export const Banner = ({ id, title, lead, children, ...rest }: BannerProps) => (
  <section aria-labelledby={id} className={styles.banner} {...rest}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    <p className={styles.lead}>{lead}</p>
    {children}
  </section>
);
