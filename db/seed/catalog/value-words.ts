/** How a value reads in a product name where number and unit alone would not say enough. */
const PHRASES: Readonly<Record<string, (value: string) => string>> = {
  质保: (value) => `质保${value}`,
  线缆: (value) => `线缆${value}`,
  电源线: (value) => `电源线${value}`,
  电缆长度: (value) => `电缆${value}`,
  热稳定: (value) => `热稳定${value}`,
  板厚: (value) => `板厚${value}`,
  管芯: (value) => (value.endsWith('mm') ? `管芯${value}` : value),
  线速度: (value) => `线速度${value}`,
  承重: (value) => (/^\d/.test(value) ? `承重${value}` : value),
  密度: (value) => (/^\d/.test(value) ? `密度${value}` : value),
  功率因数: (value) => `功率因数${value}`,
  认证: (value) => (/认证|证$|报告$|许可$/.test(value) ? value : `${value}认证`),
  标准体系: (value) => `${value}标准`,
  螺纹: (value) => (/^[A-Za-z]+$/.test(value) ? `${value}螺纹` : value),
  减速比: (value) => `速比${value}`,
  楔数: (value) => `${value}楔`,
  刃数: (value) => `${value}刃`,
  排数: (value) => `${value}排`,
  轴径: (value) => `轴径${value}`,
  柄径: (value) => `柄径${value}`,
  孔径: (value) => `孔径${value}`,
  带宽: (value) => `带宽${value}`,
  宽度: (value) => `宽${value}`,
  厚度: (value) => `厚${value}`,
  外径: (value) => `外径${value}`,
  行程: (value) => `行程${value}`,
  偏心距: (value) => `偏心${value}`,
  货叉外宽: (value) => `货叉外宽${value}`,
  打印宽度: (value) => `幅宽${value}`,
  光轴间距: (value) => `间距${value}`,
  储气罐: (value) => `储气罐${value}`,
  油箱: (value) => `油箱${value}`,
  线长: (value) => `线长${value}`,
  耐火: (value) => `耐火${value}`,
  过滤精度: (value) => value,
  中心距: (value) => `中心距${value}`,
  通径: (value) => (/^\d/.test(value) ? `${value}"` : value),
};

/** A value as buyers write it: `150mm`, `6刃`, `1/4"`. */
export function sayValue(name: string, value: string, unit: string | undefined): string {
  const measured = unit ? `${value}${unit}` : value;
  return PHRASES[name]?.(measured) ?? measured;
}

/** Joins words once each and without what the leaf's own name already says. */
export function joinWords(leafName: string, words: readonly string[]): string {
  const kept: string[] = [];
  for (const word of words) {
    if (word && !kept.includes(word) && !leafName.includes(word)) kept.push(word);
  }
  return kept.join(' ');
}
