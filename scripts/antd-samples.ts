import * as antd from 'antd';
import { createElement as h, type ReactElement } from 'react';

/**
 * The antd parts the kits use, as they use them: a part whose style is not met here would stand undressed on the
 * page, and implicit parts (Row and Col of Form.Item, Select of Cascader) are met only in real use.
 * A test compares the names with what `src` imports.
 */
export function antdSamples(): ReactElement[] {
  const {
    Cascader,
    Checkbox,
    DatePicker,
    Form,
    Input,
    InputNumber,
    Radio,
    Select,
    Steps,
    Switch,
    Timeline,
    Tree,
    TreeSelect,
  } = antd;
  const options = [{ value: '1', label: '1' }];
  return [
    h(DatePicker.RangePicker, { key: 'range' }),
    h(DatePicker, { key: 'date' }),
    h(Cascader, { key: 'cascader', options }),
    h(Select, { key: 'select', mode: 'multiple', options }),
    h(TreeSelect, { key: 'tree', treeData: options }),
    h(Tree, { key: 'nodes', blockNode: true, draggable: { icon: false }, treeData: [{ key: '1', title: '1' }] }),
    h(Radio.Group, { key: 'radio', options }),
    h(InputNumber, { key: 'number', prefix: '¥' }),
    h(Switch, { key: 'switch' }),
    h(Steps, { key: 'steps', items: [{ title: '1' }] }),
    h(Timeline, { key: 'timeline', items: [{ content: '1' }] }),
    h(Form, { key: 'form' }, h(Form.Item, { label: '1', name: 'a' }, h(Input)), h(Checkbox)),
    h(Input.TextArea, { key: 'text', showCount: true }),
  ];
}

/** Names of `antd` whose style the samples above bring in. */
export const DRESSED = [
  'Cascader',
  'Checkbox',
  'ConfigProvider',
  'DatePicker',
  'Form',
  'Input',
  'InputNumber',
  'Radio',
  'Select',
  'Steps',
  'Switch',
  'Timeline',
  'Tree',
  'TreeSelect',
];
