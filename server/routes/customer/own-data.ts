import { Readable } from "node:stream";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { countOwnDataDownload, ownDataFile } from "../../services/customers/own-data";
import { customerIdOf } from "./request-caller";

/** Everything that the server has of the signed-in customer, as one JSON file. */
export const ownDataRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  app.get(
    "/customer/own-data",
    { config: { caller: "customer" }, schema: { tags: ["customer"] } },
    async (request, reply) => {
      const customerId = customerIdOf(request);
      await countOwnDataDownload(context, customerId);
      return reply
        .type("application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="my-data.json"')
        .send(Readable.from(ownDataFile(context, customerId)));
    },
  );
};
