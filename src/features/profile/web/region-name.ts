import { regionPath } from './region-path.ts';

/** 江苏省 苏州市 工业园区; the names of all counties come when one is asked for. */
export async function regionName(countyCode: string): Promise<string> {
  const { regionOptions } = await import('./region-options.ts');
  let level = regionOptions();
  const names = regionPath(countyCode).map((code) => {
    const found = level.find(({ value }) => value === code);
    level = found?.children ?? [];
    return found?.label ?? '';
  });
  return [...new Set(names)].filter(Boolean).join(' ');
}
