/** Stores and delivery people that ask to work with the shop, as the board shows and decides them. */
import { Id, Instant, Money, nullable, oneOf, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

const status = oneOf(["pending", "approved", "rejected"]);

const summary = {
  id: Id,
  kind: oneOf(["store", "courier"]),
  status,
  /** The store's or the person's. */
  name: Type.String(),
  created_at: Instant,
};

/** GET /board/applications?status=: the newest first; 100 at most. */
export const BoardApplicationsQuery = Type.Object({ status: Type.Optional(status) }, closed);
export const BoardApplications = Type.Object({ applications: Type.Array(Type.Object(summary)) });
export type BoardApplications = Static<typeof BoardApplications>;

/** GET /board/applications/{id}. */
export const BoardApplication = Type.Object({
  ...summary,
  person: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  zone: Type.String(),
  /** Null: a courier's. */
  store: nullable(
    Type.Object({
      /** Its names by language, the shop's own first. */
      names: Type.Array(Type.Object({ language: Type.String(), name: Type.String() })),
      address: Type.String(),
      latitude: Type.Number(),
      longitude: Type.Number(),
      module: Type.String(),
      minimum_delivery_time: Type.Integer(),
      maximum_delivery_time: Type.Integer(),
      delivery_time_unit: oneOf(["min", "hours", "days"]),
      tax_number: nullable(Type.String()),
      tax_number_expires: nullable(Type.String()),
      /** Null: it pays a commission of each order. */
      package: nullable(
        Type.Object({
          name: Type.String(),
          price: Money,
          days: Type.Integer(),
          trial_days: nullable(Type.Integer()),
          state: nullable(oneOf(["unpaid", "trial", "paid"])),
        }),
      ),
    }),
  ),
  /** Null: a store's. */
  courier: nullable(
    Type.Object({
      identity_type: oneOf(["passport", "driving_license", "nid"]),
      /** Empty where it was forgotten, a month after the decision. */
      identity_number: Type.String(),
      vehicle: nullable(Type.String()),
      freelancer: Type.Boolean(),
    }),
  ),
  /** Names below GET /board/applications/{id}/files, by the form's field. Gone after the decision. */
  files: Type.Array(Type.Object({ field: Type.String(), name: Type.String() })),
  /** Why it was refused. */
  reason: nullable(Type.String()),
  decided_at: nullable(Instant),
});
export type BoardApplication = Static<typeof BoardApplication>;

/** POST /board/applications/{id}/approve: the store or the courier that was made of it. A store is closed at first. */
export const BoardApplicationApproved = Type.Object({ store_id: nullable(Id), courier_id: nullable(Id) });
export type BoardApplicationApproved = Static<typeof BoardApplicationApproved>;

/** POST /board/applications/{id}/reject: the applicant reads the reason in a mail. */
export const BoardApplicationRejection = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: 500 }) },
  closed,
);
export type BoardApplicationRejection = Static<typeof BoardApplicationRejection>;
