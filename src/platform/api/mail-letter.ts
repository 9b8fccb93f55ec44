import { html } from 'hono/html';
import { splitLinks } from './text-links.ts';

/** Who writes, and where the reader may ask. */
export interface LetterHead {
  sender: string;
  supportPhone: string;
}

export interface Letter {
  text: string;
  html: string;
}

interface Written {
  subject: string;
  text: string;
  /** What its picture shows; absent: it has none. */
  pictureAlt?: string;
}

/** Name of the picture within a letter. */
export const PICTURE_ID = 'picture@letter';

const FONT = `font-family:'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif`;
const NOTICE = '此邮件由系统自动发送，请勿直接回复。';

/** Puts a plain text on the shop's paper, once as text and once as HTML. Every character of it stays text. */
export async function composeLetter(message: Written, head: LetterHead): Promise<Letter> {
  const support = `客服电话：${head.supportPhone}`;
  const body = message.text.trim();
  return {
    text: `${body}\n\n-- \n${head.sender}\n${support}\n${NOTICE}\n`,
    html: (await paper(message, body, head.sender, support)).toString(),
  };
}

/** Mail programs know no style sheets and little layout: tables and style attributes. */
function paper({ subject, pictureAlt }: Written, body: string, sender: string, support: string) {
  return html`<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f6f9;color:#17212b;${FONT}">
<table role="presentation" align="center" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;margin:0 auto;background:#fff;border:1px solid #e2e7ed;border-radius:8px">
<tr><td style="padding:20px 32px;border-bottom:1px solid #e2e7ed;font-size:18px;font-weight:600;color:#12385f">${sender}</td></tr>
<tr><td style="padding:24px 32px;font-size:15px;line-height:1.75">${paragraphs(body)}${picture(pictureAlt)}</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid #e2e7ed;font-size:13px;line-height:1.7;color:#5a6673">${support}<br>${NOTICE}</td></tr>
</table>
</body>
</html>
`;
}

const picture = (alt: string | undefined) =>
  alt === undefined
    ? ''
    : html`<img src="cid:${PICTURE_ID}" alt="${alt}" style="display:block;width:100%;max-width:536px;height:auto">`;

function paragraphs(body: string) {
  return body
    .split(/\n\s*\n/)
    .map((block) => html`<p style="margin:0 0 14px;white-space:pre-line">${splitLinks(block).map(inline)}</p>`);
}

function inline({ text, isLink }: { text: string; isLink: boolean }) {
  return isLink ? html`<a href="${text}" style="color:#1668c7;word-break:break-all">${text}</a>` : html`${text}`;
}
