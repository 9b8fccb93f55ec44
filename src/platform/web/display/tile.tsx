import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './tile.module.css';

type Props = { as?: 'li' | 'div'; children: ReactNode };

/** A card of one figure: its label, its value, and what is said of it. */
export const Tile = ({ as = 'li', children }: Props) => (
  <Card as={as} className={styles.tile}>
    {children}
  </Card>
);
