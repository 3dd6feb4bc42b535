import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import { MessageBody } from "@/contract";
import {
  AddressAdded,
  AddressDeleteRequest,
  AddressPage,
  AddressRequest,
  AddressUpdated,
} from "@/contract/calls/customer";
import { ListQuery } from "@/contract/calls/orders";
import { Id } from "@/contract/schema";
import { onceOnly } from "../../plugins/idempotency";
import { addAddress, deleteAddress, listAddresses, updateAddress } from "../../services/addresses/addresses";
import { customerIdOf, messageFor } from "./request-caller";

/** The customer's saved addresses. */
export const addressRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { caller: "customer" } as const;
  const updated = (request: FastifyRequest, zoneIds: number[]) => ({
    message: messageFor(request, "address_updated"),
    zone_id: zoneIds[0] ?? 0,
    zone_ids: zoneIds,
  });

  app.get(
    "/customer/address/list",
    { config, schema: { tags: ["addresses"], querystring: ListQuery, response: { 200: AddressPage } } },
    (request) =>
      listAddresses(context.database, customerIdOf(request), {
        limit: request.query.limit ?? 10,
        offset: request.query.offset ?? 1,
      }),
  );

  app.post(
    "/customer/address/add",
    { config, schema: { tags: ["addresses"], body: AddressRequest, response: { 200: AddressAdded } } },
    (request, reply) =>
      onceOnly(request, reply, async (tx) => ({
        zone_ids: await addAddress(tx, customerIdOf(request), request.body, context.clock.now()),
        message: messageFor(request, "address_saved"),
      })),
  );

  app.put(
    "/customer/address/update/:id",
    {
      config,
      schema: {
        tags: ["addresses"],
        params: Type.Object({ id: Id }),
        body: AddressRequest,
        response: { 200: AddressUpdated },
      },
    },
    (request, reply) =>
      onceOnly(request, reply, async (tx) =>
        updated(
          request,
          await updateAddress(
            tx,
            customerIdOf(request),
            request.params.id,
            request.body,
            context.clock.now(),
          ),
        ),
      ),
  );

  // The documents also name address/update without the id in its path.
  app.put(
    "/customer/address/update",
    {
      config,
      schema: {
        tags: ["addresses"],
        body: Type.Object({ ...AddressRequest.properties, id: Id }, { additionalProperties: false }),
        response: { 200: AddressUpdated },
      },
    },
    (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        const { id, ...address } = request.body;
        return updated(
          request,
          await updateAddress(tx, customerIdOf(request), id, address, context.clock.now()),
        );
      }),
  );

  app.delete(
    "/customer/address/delete",
    {
      config,
      schema: { tags: ["addresses"], querystring: AddressDeleteRequest, response: { 200: MessageBody } },
    },
    (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        await deleteAddress(tx, customerIdOf(request), request.query.address_id);
        return { message: messageFor(request, "address_deleted") };
      }),
  );
};
