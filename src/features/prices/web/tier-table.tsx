import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { tierRanges } from '../rules/shown-price.ts';
import styles from './prices.module.css';

interface Tier {
  minQuantity: number;
  salesPrice: string;
  taxFreePrice: string;
  priceBadge: string | null;
}

/** 阶梯价: quantities side by side, the unit price of each below, with tax and without. */
export function TierTable({ tiers, unit, badge }: { tiers: readonly Tier[]; unit: string; badge: string | null }) {
  if (tiers.length === 0) return null;
  const ranges = tierRanges(tiers);
  const row = (label: string, priceOf: (tier: Tier) => string) => (
    <tr>
      <th scope="row">{label}</th>
      {tiers.map((tier) => (
        <td key={tier.minQuantity}>
          <Money yuan={priceOf(tier)} />
          {label === TAXED && tier.priceBadge !== badge && tier.priceBadge && (
            <Tag tone="accent">{tier.priceBadge}</Tag>
          )}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={styles.tiers}>
      <caption className="visually-hidden">阶梯价</caption>
      <thead>
        <tr>
          <th scope="col">阶梯价（{unit}）</th>
          {tiers.map((tier, index) => (
            <th key={tier.minQuantity} scope="col">
              {ranges[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(TAXED, (tier) => tier.salesPrice)}
        {row('未税单价', (tier) => tier.taxFreePrice)}
      </tbody>
    </table>
  );
}

const TAXED = '含税单价';
