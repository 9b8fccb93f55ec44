import type { BearingRow } from './bearing-tables.ts';

/** `UCP204:20` per item; outer size and width only where the catalogue page needs them. */
function rows(text: string): BearingRow[] {
  return text.split(' ').map((item) => {
    const [code = '', size = ''] = item.split(':');
    const [inner = 0, outer = 0, width = 0] = size.split('×').map(Number);
    return { code, inner, outer, width };
  });
}

const SHAFTS = [
  '201:12',
  '202:15',
  '203:17',
  '204:20',
  '205:25',
  '206:30',
  '207:35',
  '208:40',
  '209:45',
  '210:50',
  '211:55',
  '212:60',
];
const housed = (prefix: string) => rows(SHAFTS.map((item) => `${prefix}${item}`).join(' '));

/** Housed, linear and plain bearings by designation: shaft diameter, outer diameter and length in mm. */
export const MOUNTED = {
  UCP: housed('UCP'),
  UCPA: housed('UCPA'),
  UCFL: housed('UCFL'),
  UCF: housed('UCF'),
  UCFC: housed('UCFC'),
  LM: rows(
    'LM6UU:6×12×19 LM8UU:8×15×24 LM10UU:10×19×29 LM12UU:12×21×30 LM16UU:16×28×37 LM20UU:20×32×42 LM25UU:25×40×59 LM30UU:30×45×64',
  ),
  LMF: rows(
    'LMF6UU:6×12×19 LMF8UU:8×15×24 LMF10UU:10×19×29 LMF12UU:12×21×30 LMF16UU:16×28×37 LMF20UU:20×32×42 LMF25UU:25×40×59',
  ),
  SI: rows('SI5T/K:5 SI6T/K:6 SI8T/K:8 SI10T/K:10 SI12T/K:12 SI14T/K:14 SI16T/K:16 SI18T/K:18 SI20T/K:20'),
  SA: rows('SA5T/K:5 SA6T/K:6 SA8T/K:8 SA10T/K:10 SA12T/K:12 SA14T/K:14 SA16T/K:16 SA18T/K:18 SA20T/K:20'),
  GE: rows(
    'GE10ES:10×19×9 GE12ES:12×22×10 GE15ES:15×26×12 GE17ES:17×30×14 GE20ES:20×35×16 GE25ES:25×42×20 GE30ES:30×47×22 GE35ES:35×55×25 GE40ES:40×62×28',
  ),
  SN: rows('SN505:20 SN506:25 SN507:30 SN508:35 SN509:40 SN510:45 SN511:50 SN512:55 SN513:60'),
  H3: rows('H305:20 H306:25 H307:30 H308:35 H309:40 H310:45 H311:50 H312:55 H313:60'),
} as const;
