import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { assertPortFree, PortError } from './assert-port-free.ts';

const occupy = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

describe('assertPortFree', () => {
  it('names a port in use and accepts it once it is free', async () => {
    const { server, port } = await occupy();
    await expect(assertPortFree('127.0.0.1', port)).rejects.toThrow(PortError);
    await expect(assertPortFree('127.0.0.1', port)).rejects.toHaveProperty(
      'userMessage',
      expect.stringContaining(`端口 ${port} 已被占用`),
    );
    server.close();
    await once(server, 'close');
    await assertPortFree('127.0.0.1', port);
    // The probe itself must not keep the port.
    await assertPortFree('127.0.0.1', port);
  });

  it('names an address that is not ours', async () => {
    await expect(assertPortFree('192.0.2.1', 3000)).rejects.toHaveProperty(
      'userMessage',
      expect.stringContaining('192.0.2.1:3000'),
    );
  });
});
