/** Addresses that no stranger may make this server call. */
import { BlockList, isIPv6 } from "node:net";

/** A list for each family: in one list the mapped form of IPv6 would stand for every IPv4 address. */
const private4 = new BlockList();
const private6 = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  private4.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 127],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  private6.addSubnet(network, bits, "ipv6");
}

/** Whether an address is of this machine or a private network. */
export const isPrivateAddress = (address: string): boolean =>
  isIPv6(address) ? private6.check(address, "ipv6") : private4.check(address, "ipv4");
