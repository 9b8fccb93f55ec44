import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { addressesQuery } from './address-queries.ts';
import { regionOptions } from './region-options.ts';
import styles from './region-panel.module.css';
import { type RegionOption, regionPath } from './region-path.ts';

/** The default and the newest; who keeps hundreds chooses the region above. */
const MOST_SHOWN = 20;

export type RegionPanelProps = {
  /** County code; null while nobody has chosen. */
  value: string | null;
  /** The caller keeps addresses. */
  hasAddresses: boolean;
  onChoose: (countyCode: string) => void;
};

/** Province, city and county, and below them, where they move nothing when they arrive, the caller's own addresses. */
export default function RegionPanel({ value, hasAddresses, onChoose }: RegionPanelProps) {
  const { data: addresses = [] } = useQuery({ ...addressesQuery, enabled: hasAddresses });
  return (
    <div className={styles.panel}>
      <RegionFields value={value} onChoose={onChoose} />
      {addresses.length > 0 && (
        <div className={styles.addresses}>
          {addresses.slice(0, MOST_SHOWN).map((address) => (
            <button
              key={address.id}
              type="button"
              className={styles.address}
              aria-pressed={address.regionCode === value}
              onClick={() => onChoose(address.regionCode)}
            >
              {[...new Set([address.province, address.city, address.district])].join(' ')}
              <small>
                {address.detail}（{address.receiver}）
              </small>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const childrenOf = (options: readonly RegionOption[], value: string | undefined) =>
  options.find((option) => option.value === value)?.children ?? [];

function RegionFields({ value, onChoose }: Pick<RegionPanelProps, 'value' | 'onChoose'>) {
  const [provinces] = useState(regionOptions);
  const [path, setPath] = useState<readonly string[]>(value === null ? [] : regionPath(value));
  const [province, city, county] = path;
  const cities = childrenOf(provinces, province);
  const counties = childrenOf(cities, city);
  return (
    <div className={styles.fields}>
      <SelectField
        label="省份"
        placeholder="请选择"
        options={provinces}
        value={province ?? ''}
        onChange={(event) => setPath([event.target.value])}
      />
      <SelectField
        label="城市"
        placeholder="请选择"
        options={cities}
        value={city ?? ''}
        onChange={(event) => setPath([province ?? '', event.target.value])}
      />
      <SelectField
        label="区县"
        placeholder="请选择"
        options={counties}
        value={county ?? ''}
        onChange={(event) => {
          setPath([province ?? '', city ?? '', event.target.value]);
          if (event.target.value) onChoose(event.target.value);
        }}
      />
    </div>
  );
}
