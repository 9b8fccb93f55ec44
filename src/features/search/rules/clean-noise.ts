/** What stands around a name in lists, mails and advertisements and says nothing about the thing; read on folded text. */
const NOISE: readonly RegExp[] = [
  /可(?=充电|调[温速])/g,
  /\.(?:JPE?G|PNG|PDF|XLSX?|DOCX?|TXT)\b/g,
  /(?:物料|产品|商品|存货)?(?:编码|编号|序号|行号)[:： ]?\s*[A-Z\d.-]+/g,
  /(?:物料|产品|商品)?(?:描述|名称|品名|型号|货号|规格|备注)[:：]/g,
  /(?:型号|规格|品牌)?同上/g,
  /(?:数量|单价|单位)[:： ]?\s*(?:\d+|[个只件卷套支条根瓶桶盒包箱张组把台块双](?![\p{Script=Han}]))/gu,
  /\b(?:NO|PO|ITEM|REF|QTY)[. :#]*\d+\b(?!-)/g,
  /^\s*\d{1,3}[.、)）]\s+/g,
  /(?:正品|原装|现货|包邮|特价|便宜|耐用|好用|实用|最好|超值|热销|爆款|新款|同款|厂家直销|直销|批发|优质|高品质|全新|急用|急需|推荐|大促|促销|哪种好|哪个好|怎么卖|多少钱|质量好|性价比高?|大包装|包退|保证)的?/g,
  /(?<=\s|^)一[箱盒包卷袋桶瓶批套]的?(?=\s|$)/g,
  /\s[个只件卷套支条根瓶桶盒包箱张组把台块双]\s*\d*\s*$/g,
  /\s(?:PCS?|EA|SET)\s*\d*\s*$/g,
  /(?<=\p{Script=Han})(?:哪种|什么|怎么样?)好?$/gu,
];

/** Sizes as they are spoken: 4分 is 1/2", 一寸半 is 1-1/2", 10厘 is 10 mm. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\d)([1一])(?:寸|IN)(?:半|[1一]半)/g, '1-1/2IN'],
  [/(?<!\d)([1一])(?:寸|IN)[2二](?!\d)/g, '1-1/4IN'],
  [/(?<!\d)([2二两])(?:寸|IN)半/g, '2-1/2IN'],
  [/(?<![\d.])(?:2|二)分(?![\p{Script=Han}\d])/gu, '1/4IN'],
  [/(?<![\d.])(?:3|三)分(?![\p{Script=Han}\d])/gu, '3/8IN'],
  [/(?<![\d.])(?:4|四)分(?![之钟\d])/g, '1/2IN '],
  [/(?<![\d.])(?:6|六)分(?![之钟\d])/g, '3/4IN '],
  [/一寸/g, '1IN '],
  [/[二两]寸/g, '2IN '],
  [/三寸/g, '3IN '],
  [/四寸/g, '4IN '],
  [/(?<=\d)厘(?!米)/g, 'MM '],
  [/(?<=\d)号(?=(?:的)?[^\d ]*(?:扳手|套筒))/g, 'MM '],
];

const FIGURES: Readonly<Record<string, string>> = {
  一: '1',
  二: '2',
  两: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  八: '8',
};

/** Takes away what is no part of a name; a query that is nothing else stays as it is. */
export function cleanNoise(folded: string): string {
  let text = folded;
  for (const noise of NOISE) text = text.replace(noise, ' ');
  text = text.replace(/\/\/|[?？…]|(?<=\d)[.+-]+(?=\s|$)/g, ' ');
  for (const [spoken, plain] of SPOKEN) text = text.replace(spoken, plain);
  text = text.replace(
    /([一二两三四五六八])(?=[刃齿芯层孔极](?!\p{Script=Han}))/gu,
    (figure) => FIGURES[figure] ?? figure,
  );
  text = text.replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : folded;
}
