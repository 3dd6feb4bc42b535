/** The photos of a prescription, chosen for a cart that needs one or for an order by prescription alone. */
export { PrescriptionPhotoChooser } from "./prescription-photo-chooser";
