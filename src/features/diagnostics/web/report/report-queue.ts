/** What fails once often fails in a loop: so much of one page, and no faster. */
const MOST = 20;
const EVERY_MS = 1_000;
/** Reports wait this long, so that what fails because the page is being left is never sent. */
const FIRST_MS = 300;

export interface ReportQueue<Report> {
  add(report: Report): void;
  /** Takes out what has not been sent. */
  drain(): Report[];
}

/** Sends reports one after the other, at most one a second and twenty in all; the rest is dropped. */
export function createReportQueue<Report>(send: (report: Report) => void): ReportQueue<Report> {
  const waiting: Report[] = [];
  let taken = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    timer = undefined;
    const report = waiting.shift();
    if (report === undefined) return;
    send(report);
    timer = setTimeout(next, EVERY_MS);
  };
  return {
    add(report) {
      if (taken >= MOST) return;
      taken += 1;
      waiting.push(report);
      timer ??= setTimeout(next, FIRST_MS);
    },
    drain: () => waiting.splice(0),
  };
}
