const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Asia/Shanghai keeps one offset all year. */
const SHANGHAI = 8 * 60 * MINUTE;
const OPENS = 9 * 60 * MINUTE;
const CLOSES = 18 * 60 * MINUTE;

/** Minutes of working time the shop promises an answer in (behaviours 2.6): goods of the catalogue, and anything else. */
const STANDARD_MINUTES = 2 * 60;
const SOURCING_MINUTES = 24 * 60;

const isWorkday = (local: number) => ![0, 6].includes(new Date(local).getUTCDay());

/** The moment `minutes` of working time (Mon–Fri, 9:00–18:00 in Shanghai) after `from`. Both as epoch milliseconds. */
export function addWorkingTime(from: number, minutes: number): number {
  let at = from + SHANGHAI;
  let left = minutes * MINUTE;
  for (;;) {
    const midnight = Math.floor(at / DAY) * DAY;
    const start = Math.max(at, midnight + OPENS);
    const end = midnight + CLOSES;
    if (isWorkday(midnight) && start < end) {
      if (left <= end - start) return start + left - SHANGHAI;
      left -= end - start;
    }
    at = midnight + DAY;
  }
}

/** Until when the shop answers: two hours where every line names an item of the catalogue, else a day of working time. */
export function promiseAnswer(from: number, lines: readonly { itemNo: string }[]): number {
  const standard = lines.every((line) => line.itemNo !== '');
  return addWorkingTime(from, standard ? STANDARD_MINUTES : SOURCING_MINUTES);
}
