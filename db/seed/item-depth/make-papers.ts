import type { DemoPaperItem } from './read-paper-items.ts';

/** Said on every demo paper: none of them is a manufacturer's. */
const FOOTER = '演示文件，仅用于展示系统功能，不作为安全或质量依据';

const facts = (pairs: readonly (readonly [string, string | null])[]) =>
  pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const identity = ({ itemNo, name, brandName, mpn }: DemoPaperItem) =>
  facts([
    ['产品名称', name],
    ['产品编码', itemNo],
    ['供应商', brandName],
    ['型号', mpn],
  ]);

/** Safety data sheet in the order of GB/T 16483: the sections a buyer of chemicals looks for. */
export function makeSafetySheet(item: DemoPaperItem) {
  const { name: subject, itemNo } = item;
  return {
    title: '化学品安全技术说明书（MSDS）',
    subject,
    itemNo,
    footer: FOOTER,
    sections: [
      { heading: '1 化学品及企业标识', facts: identity(item) },
      {
        heading: '2 危险性概述',
        paragraphs: ['按说明使用时无特殊危险。避免与眼睛、皮肤长时间接触，避免吸入蒸气或喷雾。'],
      },
      { heading: '3 成分/组成信息', paragraphs: ['混合物。组分含量以制造商提供的最新版本为准。'] },
      {
        heading: '4 急救措施',
        facts: facts([
          ['皮肤接触', '脱去污染的衣物，用肥皂水和清水冲洗 15 分钟。'],
          ['眼睛接触', '提起眼睑，用流动清水冲洗 15 分钟，不适时就医。'],
          ['吸入', '移至空气新鲜处，保持呼吸通畅；呼吸困难时就医。'],
          ['食入', '漱口，不要催吐，立即就医并出示本说明书。'],
        ]),
      },
      { heading: '5 消防措施', paragraphs: ['用干粉、泡沫或二氧化碳灭火；消防人员佩戴自给式呼吸器。'] },
      { heading: '6 泄漏应急处理', paragraphs: ['切断火源，用砂土或吸附棉收集，按危险废物处理，不得排入下水道。'] },
      {
        heading: '7 操作处置与储存',
        facts: facts([
          ['操作', '在通风处使用，远离明火和热源，操作后洗手。'],
          ['储存', '密封，存放于阴凉、干燥、通风处，5–35 ℃，避免阳光直射。'],
        ]),
      },
      { heading: '8 接触控制/个体防护', paragraphs: ['佩戴耐化学品手套和护目镜；通风不足时佩戴防毒面具。'] },
      { heading: '14 运输信息', paragraphs: ['运输时防止容器破损、倒置和日晒，不与食品混装。'] },
    ],
  };
}

/** Test report of protective goods: what was looked at, by which method, with what result. */
export function makeTestReport(item: DemoPaperItem) {
  const { name: subject, itemNo, attributes } = item;
  const sizes = attributes.map(({ name, value, unit }) => ({ label: name, value: `${value}${unit ?? ''}，符合标称` }));
  return {
    title: '检测报告',
    subject,
    itemNo,
    footer: FOOTER,
    sections: [
      { heading: '样品信息', facts: identity(item) },
      {
        heading: '检测项目与结果',
        facts: [
          { label: '外观', value: '无破损、污渍和明显色差，合格' },
          { label: '标识', value: '名称、规格、制造商齐全清晰，合格' },
          ...sizes,
        ],
      },
      { heading: '结论', paragraphs: ['所检项目符合样品标称要求。'] },
    ],
  };
}
