import { useEffect, useState } from 'react';
import { notify } from '#platform/web/feedback/notify.ts';
import type { Address } from '../contract/profile-contract.ts';
import { type RegionOption, regionPath } from './region-path.ts';

/** The branch of one address: what its form shows before the whole tree is there. */
function branchOf(address: Address | null): RegionOption[] {
  if (!address) return [];
  const [province = '', city = '', district = ''] = regionPath(address.regionCode);
  const county = { value: district, label: address.district };
  const cities = [{ value: city, label: address.city, children: [county] }];
  return [{ value: province, label: address.province, children: cities }];
}

/** All regions of the country: 50 KB that come after the form, which needs them only when its list opens. */
export function useRegionOptions(address: Address | null): { options: RegionOption[]; loading: boolean } {
  const [options, setOptions] = useState<RegionOption[] | null>(null);
  useEffect(() => {
    let current = true;
    import('./region-options.ts').then(
      ({ regionOptions }) => current && setOptions(regionOptions()),
      () => notify.error('省市区加载失败，请检查网络后刷新页面'),
    );
    return () => {
      current = false;
    };
  }, []);
  return { options: options ?? branchOf(address), loading: options === null };
}
