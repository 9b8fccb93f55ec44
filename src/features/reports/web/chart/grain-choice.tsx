import { Row } from '#platform/web/display/row.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { Grain } from '../../contract/report-filter.ts';
import { GRAINS } from '../report-words.ts';
import styles from './chart.module.css';

type Props = { grain: Grain; address: ListAddress };

/** How long the stretches of a chart are. */
export const GrainChoice = ({ grain, address }: Props) => (
  <Row as="span" gap={0} looks={['inline']} role="group" aria-label="按周、月或季" className={styles.grains}>
    {(Object.keys(GRAINS) as Grain[]).map((one) => (
      <button
        key={one}
        type="button"
        className={joinClasses(styles.grain, one === grain && styles.chosen)}
        aria-pressed={one === grain}
        onClick={() => address.go({ grain: one === 'month' ? undefined : one })}
      >
        {GRAINS[one]}
      </button>
    ))}
  </Row>
);
