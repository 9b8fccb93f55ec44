/** Words of product names and the category they stand for, as names from the top down. The first that fits wins. */
export interface CategoryWord {
  /** Parts of words, lower case: German compounds hold them anywhere. */
  parts: readonly string[];
  /** Whole words, lower case: short English ones would hide in others. */
  words?: readonly string[];
  path: readonly string[];
  /** Counts only in files about this top category: a drill bit sold by a screw maker is an accessory there. */
  accessoryOf?: string;
}

const SCREWS = ['紧固件', '螺钉'] as const;
const ANCHORS = ['紧固件', '锚栓膨胀件'] as const;
const CLAMPS = ['紧固件', '卡箍扎固件'] as const;

export const CATEGORY_WORDS: readonly CategoryWord[] = [
  {
    parts: ['siebhülse', 'innengewindehülse', 'mischdüse', 'ausblaspumpe', 'reinigungsbürste'],
    path: [...ANCHORS, '化学锚栓'],
  },
  {
    parts: ['injektionssystem', 'ankerstange', 'verbundanker', 'resitherm', 'auspressp'],
    path: [...ANCHORS, '化学锚栓'],
  },
  { parts: ['nageldübel', 'blitznagel', 'schlagdübel'], path: [...ANCHORS, '敲击锚栓'] },
  {
    parts: ['gipskartondübel', 'hohlraumdübel', 'federklappdübel', 'porenbetondübel'],
    path: [...ANCHORS, '轻质墙锚栓'],
  },
  { parts: ['steck-clip', 'steckdübel-schlaufe'], path: [...CLAMPS, 'P型夹'] },
  { parts: ['rohrschelle', 'plastikschelle', 'nagelschelle', 'schellenset', 'lochband'], path: [...CLAMPS, '骑马卡'] },
  { parts: ['schlauchschelle'], words: ['hose clamp', 'hose clamps'], path: [...CLAMPS, '喉箍'] },
  { parts: ['kabelbinder'], words: ['cable tie', 'cable ties'], path: [...CLAMPS, '尼龙扎带'] },
  {
    parts: ['blitzanker', 'schwerlastanker', 'hülsenanker', 'spreizanker', 'schlaganker'],
    path: [...ANCHORS, '膨胀螺栓'],
  },
  { parts: ['deckenanker', 'expansionsanker', 'bolzenanker', 'betonschraube'], path: [...ANCHORS, '膨胀螺栓'] },
  {
    parts: ['dübel', 'dämmstoffhalter', 'dämmstoffteller'],
    words: ['wall plug', 'wall plugs'],
    path: [...ANCHORS, '塑料膨胀管'],
  },
  { parts: ['anker'], words: ['anchor', 'anchors'], path: ANCHORS },
  { parts: ['selbstbohrschraube', 'bohrschraube'], words: ['self-drilling'], path: [...SCREWS, '自钻自攻钉'] },
  { parts: ['schnellbauschraube', 'gipsfaserplattenschraube', 'blechschraube'], path: [...SCREWS, '自攻螺钉'] },
  {
    parts: ['profilverbinderschraube', 'isolierplattenschraube'],
    words: ['self-tapping'],
    path: [...SCREWS, '自攻螺钉'],
  },
  {
    parts: ['spanplattenschraube', 'holzbauschraube', 'holzschraube', 'fensterbauschraube'],
    path: [...SCREWS, '木螺钉'],
  },
  { parts: ['justierschraube', 'stockschraube', 'ösenschraube', 'terrassenschraube'], path: [...SCREWS, '木螺钉'] },
  { parts: ['befestigungsschraube'], words: ['wood screw', 'wood screws'], path: [...SCREWS, '木螺钉'] },
  {
    parts: ['zylinderschraube', 'innensechskantschraube'],
    words: ['socket head'],
    path: [...SCREWS, '内六角圆柱头螺钉'],
  },
  { parts: ['senkschraube'], words: ['countersunk'], path: [...SCREWS, '十字沉头机螺钉'] },
  { parts: ['gewindestift', 'madenschraube'], words: ['set screw', 'grub screw'], path: [...SCREWS, '紧定螺钉'] },
  { parts: ['sechskantschraube'], words: ['hex bolt', 'hexagon bolt'], path: ['紧固件', '螺栓', '外六角螺栓'] },
  {
    parts: ['gewindestange', 'gewindebolzen'],
    words: ['threaded rod', 'stud bolt'],
    path: ['紧固件', '螺栓', '双头螺柱'],
  },
  {
    parts: ['unterlegscheibe', 'ausgleichsscheibe', 'senkscheibe'],
    words: ['washer', 'washers'],
    path: ['紧固件', '垫圈挡圈', '平垫圈'],
  },
  { parts: ['sechskantmutter', 'mutter'], words: ['nut', 'nuts'], path: ['紧固件', '螺母', '六角螺母'] },
  { parts: ['blindniet'], words: ['blind rivet', 'rivet', 'rivets'], path: ['紧固件', '铆钉销键', '抽芯铆钉'] },
  { parts: ['schraube'], words: ['screw', 'screws'], path: SCREWS },
  { parts: [], words: ['bolt', 'bolts'], path: ['紧固件', '螺栓'] },
  {
    parts: ['abdeckkapp', 'überstülpkappe', 'abdeck-klebepunkte'],
    words: ['bit', 'duo-bit'],
    path: SCREWS,
    accessoryOf: '紧固件',
  },
  { parts: ['bohrer', 'bohrkrone', 'setzwerkzeug', 'einschlagwerkzeug'], path: ANCHORS, accessoryOf: '紧固件' },
  { parts: ['messschieber'], words: ['caliper', 'calipers'], path: ['测量工具与仪器仪表', '长度量具', '游标卡尺'] },
  { parts: ['kartuschen'], path: ['电动与气动工具', '热风吹吸测', '胶枪'] },
  {
    parts: ['torx®-bit', 'pozidriv-bit', 'phillips-bit'],
    words: ['bit', 'bits'],
    path: ['手动工具', '螺丝批', '批头'],
  },
  { parts: ['zange'], words: ['pliers'], path: ['手动工具', '钳子'] },
  { parts: ['schraubendreher'], words: ['screwdriver'], path: ['手动工具', '螺丝批'] },
];
