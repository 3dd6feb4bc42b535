import { Agent, type AgentOptions } from "node:https";
import type { TcpNetConnectOpts } from "node:net";
import { connect, type TLSSocket } from "node:tls";

/**
 * Connections to push services through one address that passes TLS on, for servers without access to the internet. The certificate is still that of the push service.
 */
export class RelayAgent extends Agent {
  constructor(
    private readonly relay: { host: string; port: number },
    options: AgentOptions = {},
  ) {
    super({ keepAlive: false, ...options });
  }

  override createConnection(options: TcpNetConnectOpts & { servername?: string }): TLSSocket {
    const servername = options.servername || options.host;
    return connect({ ...options, host: this.relay.host, port: this.relay.port, servername });
  }
}
