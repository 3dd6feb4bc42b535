/** Parts of the forms that order without a cart: parcels and prescriptions. */

export { type ContactFieldName, type ContactProblem, checkContact } from "./check-contact";
export { AddressFields } from "./components/address-fields";
export { ContactFields } from "./components/contact-fields";
export { FormNote, FormSection, FormSubject } from "./components/form-section";
export { OrderByForm } from "./components/order-by-form";
export { PickOnMap } from "./components/pick-on-map";
export { TipChoice } from "./components/tip-choice";
export { guestContact, keepGuestContact, withProfile } from "./guest-contact";
export { useDraftValues } from "./use-draft-values";
