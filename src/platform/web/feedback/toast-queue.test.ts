import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

describe('toast queue', () => {
  let clock: number;
  let queue: ToastQueue;
  const messages = () => queue.list().map((toast) => toast.message);

  beforeEach(() => {
    clock = 1_000_000;
    queue = createToastQueue(() => clock);
  });

  it('shows one error in three seconds, whatever its text', () => {
    queue.add('error', '库存不足');
    clock += 2999;
    queue.add('error', '网络中断');
    expect(messages()).toEqual(['库存不足']);
    clock += 1;
    queue.add('error', '网络中断');
    expect(messages()).toEqual(['库存不足', '网络中断']);
  });

  it('does not hold back other kinds', () => {
    queue.add('error', '库存不足');
    queue.add('warning', '请先选择商品');
    queue.add('success', '商品已为您加入购物车');
    expect(messages()).toHaveLength(3);
  });

  it('replaces a repeated message instead of stacking it', () => {
    queue.add('success', '复制成功');
    const [first] = queue.list();
    queue.add('success', '复制成功');
    expect(messages()).toEqual(['复制成功']);
    expect(queue.list()[0]?.id).not.toBe(first?.id);
  });

  it('takes away what tells of something that is over, and nothing else', () => {
    queue.add('info', '将于 8 秒后同意', { about: 'task 1' });
    queue.add('info', '将于 8 秒后同意，¥1.00', { about: 'task 2' });
    queue.add('success', '复制成功');
    queue.settle('task 1');
    expect(messages()).toEqual(['将于 8 秒后同意，¥1.00', '复制成功']);
    const listener = vi.fn();
    queue.subscribe(listener);
    queue.settle('task 1');
    expect(listener).not.toHaveBeenCalled();
    queue.settle();
    expect(messages()).toEqual(['复制成功']);
  });

  it('tells of one thing once', () => {
    queue.add('info', '将于 8 秒后同意', { about: 'task 1' });
    queue.add('info', '将于 3 秒后同意', { about: 'task 1' });
    expect(messages()).toEqual(['将于 3 秒后同意']);
    queue.add('success', '复制成功');
    queue.add('success', '已保存');
    expect(messages()).toEqual(['将于 3 秒后同意', '复制成功', '已保存']);
  });

  it('lasts two seconds unless told otherwise', () => {
    queue.add('success', '复制成功');
    queue.add('error', '不能重复领取', { durationMs: 3000 });
    expect(queue.list().map((toast) => toast.durationMs)).toEqual([2000, 3000]);
  });

  it('keeps the newest four and tells its listeners until they leave', () => {
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    for (const message of ['1', '2', '3', '4', '5']) queue.add('info', message);
    expect(messages()).toEqual(['2', '3', '4', '5']);
    queue.dismiss(queue.list()[0]?.id ?? 0);
    expect(listener).toHaveBeenCalledTimes(6);
    leave();
    queue.add('info', '6');
    expect(listener).toHaveBeenCalledTimes(6);
  });
});
