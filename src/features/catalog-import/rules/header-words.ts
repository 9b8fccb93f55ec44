import type { ImportField } from './import-record.ts';

/** Header words after normaliseHeader, per field, the surest first. */
export const HEADER_WORDS: Record<ImportField, readonly string[]> = {
  itemNo: [
    ...['supplierarticleid', 'supplieraid', 'supplierpid', 'artikelnummer', 'artikelnr', 'artnr', 'bestellnummer'],
    ...['articlenumber', 'articleno', 'itemnumber', 'itemno', 'itemcode', 'productcode', 'sku', 'skucode', 'partno'],
    ...[
      '商品编号',
      '商品编码',
      '产品编码',
      '产品编号',
      '物料编码',
      '物料编号',
      '物料号',
      '料号',
      '货号',
      '订货号',
      '订货编码',
    ],
  ],
  name: [
    ...['descriptionshort', 'artikelname', 'artikelbezeichnung', 'bezeichnung', 'kurztext', 'kurzbeschreibung'],
    ...['name', 'productname', 'articlename', 'itemname', 'title', 'shortdescription'],
    ...['商品名称', '产品名称', '物料名称', '品名', '名称', '需求品名', '物料描述'],
  ],
  description: [
    ...['descriptionlong', 'beschreibung', 'langtext', 'artikelbeschreibung', 'description', 'longdescription'],
    ...['描述', '产品描述', '商品描述', '详细描述', '商品详情', '产品介绍', '说明'],
  ],
  price: [
    ...['preis', 'nettopreis', 'verkaufspreis', 'einzelpreis', 'price', 'unitprice', 'netprice', 'salesprice'],
    ...['priceamount', '单价', '价格', '含税单价', '含税价', '销售价', '售价', '协议价', '供货价', '报价'],
  ],
  listPrice: [
    'listenpreis',
    'bruttopreis',
    'uvp',
    'listprice',
    'rrp',
    'msrp',
    '面价',
    '市场价',
    '目录价',
    '原价',
    '吊牌价',
  ],
  currency: ['währung', 'waehrung', 'currency', 'pricecurrency', '币种', '货币', '币别'],
  priceQuantity: ['preiseinheit', 'preismenge', 'pricequantity', 'priceunit', 'priceper', '价格单位数量', '计价数量'],
  unit: [
    ...['besteinheit', 'bestelleinheit', 'orderunit', 'mengeneinheit', 'einheit', 'unit', 'uom', 'salesunit'],
    ...['单位', '订货单位', '销售单位', '计量单位', '采购单位'],
  ],
  baseUnit: ['contentunit', 'inhaltseinheit', 'verpackungsinhalteinheit', 'baseunit', '基本单位', '最小单位'],
  packQuantity: [
    'packingquantity',
    'nocuperou',
    'packquantity',
    'inhalt',
    '包装数量',
    '包装数',
    '含量',
    '装箱数',
    '包装规格数',
    ...['每盒数量', '每包数量', '每箱数量', '每卷数量', '入数', '换算率', '换算系数', '单位含量', '每订货单位含量'],
  ],
  moq: [
    ...[
      'mindestbest',
      'mindestbestellmenge',
      'mindestmenge',
      'quantitymin',
      'minorderquantity',
      'minimumorderquantity',
    ],
    ...['moq', 'minqty', '起订量', '最小起订量', '起订', '最小订货量', '最小订购量', '起订数量'],
  ],
  step: [
    ...['mengenstaffel', 'bestellschritt', 'quantityinterval', 'step', 'increment', 'orderincrement', 'qtyincrement'],
    ...['步长', '倍数', '订货倍数', '递增量', '递增数量', '增量'],
  ],
  category: [
    ...['produktgruppe', 'warengruppe', 'artikelgruppe', 'category', 'productgroup', 'categorycode', 'categoryname'],
    ...['分类', '类目', '品类', '产品分类', '商品分类', '类别', '产品组'],
  ],
  mpn: [
    ...['manufacturerarticleid', 'manufactureraid', 'manufacturerpid', 'herstellernummer', 'herstellerartikelnummer'],
    ...['alternativnummer', 'manufacturerpartnumber', 'mpn', 'model', 'modelnumber', 'typ', 'alternativenumber'],
    ...['制造商料号', '制造商型号', '厂家型号', '原厂型号', '型号', '规格型号', '需求型号'],
  ],
  brand: [
    ...['manufacturername', 'hersteller', 'marke', 'brand', 'brandname', 'manufacturer'],
    ...['品牌', '品牌名', '品牌名称', '厂家', '制造商', '需求品牌'],
  ],
  ean: ['ean', 'eancode', 'gtin', 'ean13', 'barcode', 'internationalpid', 'upc', '条码', '条形码', '国际条码', '69码'],
  stock: ['bestand', 'lagerbestand', 'stock', 'stockquantity', 'onhand', '库存', '库存数量', '现货数量', '可用库存'],
  deliveryDays: [
    'deliverytime',
    'lieferzeit',
    'leadtime',
    'leadtimedays',
    '货期',
    '交期',
    '发货天数',
    '交货天数',
    '供货周期',
  ],
  taxRate: ['税率', '增值税率', 'taxrate', 'vatrate', 'mwstsatz'],
  taxCode: ['税收分类编码', '税收编码', '税收分类代码', '税分类编码', 'taxcode'],
  unspsc: ['unspsc', 'unspsccode', 'unspsc编码', 'unspsc代码'],
};

/** Columns of exchange formats that say nothing to a buyer, or that a buyer must not see (the supplier's discounts). */
const IGNORED = [
  /^(?:mime(?:type|source|purpose|order|description)|bild|image|picture|图片)/,
  /^(?:pricetype|pricefactor|lowerbound|tax|valid(?:from|to)|articletype|articleid|articlestatus|class(?:type|name|id)|keywords|序号)$/,
  /^(?:nexmart|etim|eclass|proficlass)[\d.]*(?:version)?$/,
  /^(?:discgroup|discountgroup|rabattgruppe|折扣组|成本|成本价|进价|采购成本)$/,
];

export function isIgnoredHeader(word: string): boolean {
  return IGNORED.some((pattern) => pattern.test(word));
}

/** Attribute names of foreign catalogues in the words buyers know. */
const ATTRIBUTE_NAMES: Record<string, string> = {
  tariffno: '海关编码',
  packagingwidth: '包装宽度',
  packagingheight: '包装高度',
  packagingdepth: '包装深度',
  packaginglength: '包装长度',
  grossweight: '毛重',
  netweight: '净重',
  gewicht: '重量',
  länge: '长度',
  breite: '宽度',
  höhe: '高度',
  durchmesser: '直径',
  farbe: '颜色',
  material: '材质',
  werkstoff: '材质',
  oberfläche: '表面处理',
  antrieb: '驱动',
};

export function attributeName(source: string): string {
  return ATTRIBUTE_NAMES[source.toLowerCase().replace(/[\s._-]/g, '')] ?? source;
}
