/** A mail: its subject and plain text, links on lines of their own. */
export interface Letter {
  subject: string;
  text: string;
}

interface Told {
  title: string;
  text: string;
  href: string | null;
  poNumber: string | null;
}

/** Names the PO number in a message that does not say it already (complaint U19). */
const withPo = ({ title, text, poNumber }: Told): string[] =>
  poNumber === null || title.includes(poNumber) || text.includes(poNumber) ? [] : [`PO 号：${poNumber}`];

/** The same for a letter that somebody wrote. */
export const namingPo = ({ subject, text }: Letter, poNumber: string | null): Letter => ({
  subject,
  text: [text, ...withPo({ title: subject, text, href: null, poNumber })].join('\n\n'),
});

const linkOf = (href: string, origin: string) => (href.startsWith('/') ? `${origin}${href}` : href);

/** The mail of a message for which nobody wrote one. */
export function letterOf(told: Told, origin: string): Letter {
  const { title, text, href } = told;
  const link = href === null ? [] : ['查看详情：', linkOf(href, origin)];
  return { subject: title, text: [text, ...withPo(told), ...link].filter(Boolean).join('\n\n') };
}

/** The same for a group: short, and without anything that a robot's platform takes for a tag. */
export function groupText(told: Told, origin: string): string {
  const { title, text, href } = told;
  const link = href === null ? [] : [linkOf(href, origin)];
  const words = [title, ...(text === title ? [] : [text]), ...withPo(told), ...link];
  return words.filter(Boolean).join('\n').replaceAll('<', '＜');
}

/** Messages a digest names; what is more stands on the page. */
const MOST_NAMED = 50;

/** One mail for what came since the last one. */
export function digestLetter(all: readonly Told[], { origin, page }: { origin: string; page: string }): Letter {
  const named = all.slice(0, MOST_NAMED).map((told) => {
    const link = told.href === null ? [] : [linkOf(told.href, origin)];
    return [`· ${told.title}`, ...withPo(told), ...link].join('\n');
  });
  const more = all.length > MOST_NAMED ? [`……共 ${all.length} 条`] : [];
  return {
    subject: `消息汇总：${all.length} 条未读通知`,
    text: ['您好，以下通知您还没有查看：', ...named, ...more, '全部消息与接收设置：', `${origin}${page}`].join('\n\n'),
  };
}

const GREETING = /您好：?$/;
const LINK = /^https?:\/\//;
const LONGEST = 500;

/**
 * What a letter says, for the message beside it: its paragraphs without greeting, links and the words that lead to them.
 */
export function gistOf({ text }: Letter): string {
  const said = text
    .split(/\n\n+/)
    .filter((part) => !GREETING.test(part.trim()))
    .map((part) =>
      part
        .split('\n')
        .filter((line) => !LINK.test(line.trim()))
        .join('\n')
        .trim(),
    )
    .filter((part) => part !== '' && !part.endsWith('：'));
  const gist = said.slice(0, 3).join('\n');
  return gist.length <= LONGEST ? gist : `${gist.slice(0, LONGEST - 1)}…`;
}
