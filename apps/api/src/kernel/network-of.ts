const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
const IPV6_GROUPS = 8;

const groupsOf = (part: string | undefined): readonly string[] => (part ? part.split(":") : []);

/** Network by which an IP address is counted: IPv4 whole, IPv6 by /64, because one connection has a whole /64 of addresses. */
export const networkOf = (address: string): string => {
  const [bare = ""] = address.toLowerCase().split("%");
  const mapped = MAPPED_IPV4.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!bare.includes(":")) return bare;
  const [head, tail] = bare.split("::");
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - before.length - after.length)).fill("0");
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
};
