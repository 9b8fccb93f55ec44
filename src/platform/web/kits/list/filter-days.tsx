import { DatePicker } from 'antd';
import dayjs from 'dayjs';

export interface DayRange {
  from?: string;
  to?: string;
}

type Props = {
  /** 下单日期 */
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
};

const DAY = 'YYYY-MM-DD';

const presets = () => {
  const today = dayjs();
  return [
    { label: '近 7 天', value: [today.subtract(6, 'day'), today] as [dayjs.Dayjs, dayjs.Dayjs] },
    { label: '近 30 天', value: [today.subtract(29, 'day'), today] as [dayjs.Dayjs, dayjs.Dayjs] },
    { label: '近 3 个月', value: [today.subtract(3, 'month'), today] as [dayjs.Dayjs, dayjs.Dayjs] },
    { label: '今年', value: [today.startOf('year'), today] as [dayjs.Dayjs, dayjs.Dayjs] },
  ];
};

const toDayjs = (day: string | undefined) => (day ? dayjs(day, DAY) : null);

/** Condition on calendar days, both included; either end may stay open. */
export function FilterDays({ label, value, onChange }: Props) {
  return (
    <DatePicker.RangePicker
      aria-label={label}
      format={DAY}
      allowEmpty={[true, true]}
      placeholder={[`${label}起`, '至']}
      presets={presets()}
      value={[toDayjs(value.from), toDayjs(value.to)]}
      onChange={(days) => onChange({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
      style={{ width: 270 }}
    />
  );
}
