import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { MessageBody } from "@/contract";
import { DeviceParams, SignedInDevice } from "@/contract/calls/devices";
import { endDevice, endOtherDevices, listDevices } from "../../services/auth/devices";
import { loginOf, messageFor } from "./request-caller";

/** The devices that a customer is signed in on. */
export const deviceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { caller: "customer", idempotent: false } as const;

  app.get(
    "/customer/devices",
    { config, schema: { tags: ["customer"], response: { 200: Type.Array(SignedInDevice) } } },
    (request) => listDevices(context.database, loginOf(request), context.clock.now()),
  );

  app.delete(
    "/customer/devices/:id",
    { config, schema: { tags: ["customer"], params: DeviceParams, response: { 200: MessageBody } } },
    async (request) => {
      const { customerId } = loginOf(request);
      await endDevice(context.database, customerId, request.params.id);
      return { message: messageFor(request, "device_signed_out") };
    },
  );

  // All but this one, with their pushes and the codes that were sent.
  app.delete(
    "/customer/devices",
    { config, schema: { tags: ["customer"], response: { 200: MessageBody } } },
    async (request) => {
      const { customerId, tokenHash } = loginOf(request);
      await endOtherDevices(context.database, customerId, tokenHash);
      return { message: messageFor(request, "devices_signed_out") };
    },
  );
};
