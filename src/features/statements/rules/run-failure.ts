/** SQLSTATE of a statement that was given up for its time. */
const TOO_LONG = '57014';

/** What the desk reads of a cycle that could not be billed; what the machine said of it stands in the log. */
export const runFailure = (sqlState: string | null): string =>
  sqlState === TOO_LONG
    ? '出账超时，今晚自动重试；也可点“重跑”。'
    : '系统出错，未能出账，今晚自动重试；重跑仍失败请联系技术人员。';
