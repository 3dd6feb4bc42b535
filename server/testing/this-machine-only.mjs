/** Loaded before a server whose settings name real services: no name but this machine's is found, so none of them is reached. */
import dns from "node:dns";

const { lookup } = dns;
dns.lookup = (host, options, done) => {
  if (host === "localhost") return lookup(host, options, done);
  const reply = typeof options === "function" ? options : done;
  reply(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" }));
};
