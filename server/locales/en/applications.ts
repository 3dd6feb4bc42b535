/** Refusals for stores and couriers that apply. */
export const applicationRefusals = {
  store_applications_off: "This shop takes no new stores at the moment.",
  courier_applications_off: "This shop takes no new delivery people at the moment.",
  application_waiting_phone: "An application with this phone number is waiting already.",
  application_waiting_email: "An application with this e-mail address is waiting already.",
  partner_password:
    "The password needs at least 8 characters, with small and large letters, a digit and another sign.",
  store_texts: "Please enter the store's name and address.",
  delivery_times: "The longest delivery time must not be shorter than the shortest.",
  tin_date: "Please enter a date.",
  outside_zone: "This point lies outside of the zone.",
  zone_unknown: "Please choose a zone.",
  module_not_in_zone: "Please choose what is sold; this kind is not offered in the zone.",
  vehicle_unknown: "Please choose a vehicle.",
  identity_missing: "Please enter the number of the document.",
  plan_not_offered: "This plan is not offered. Please choose another one.",
  package_unknown: "Please choose a package.",
  trial_not_offered: "A free trial is not offered. Please choose how you pay.",
  plan_paid: "Your package is paid already.",
  plan_needs_no_payment: "There is nothing to pay for this application.",
  application_unknown: "There is no application waiting under this number.",
  logo_missing: "Please choose a logo.",
  logo_unreadable: "The logo cannot be read as a picture.",
  cover_unreadable: "The cover cannot be read as a picture.",
  tin_unreadable: "The certificate cannot be read as a picture.",
  identity_unreadable: "A picture of the document cannot be read.",
};

export const applicationMails = {
  subject: "Your application",
  approvedUntil:
    "Hello {name}, your application was approved. Your package {package} runs until {day}. We will contact you about what comes next.",
  approved: "Hello {name}, your application was approved. We will contact you about what comes next.",
  rejected: "Hello {name}, your application was not approved. {reason}",
  refunded: "What you paid for your package goes back to you.",
};
