/** Texts of what a shop is to do with what turns out to be missing. */
const wishes = {
  title: "If something is not available",
  default: "The store decides",
  replace: "Replace it with something similar",
  call_me: "Call me",
  leave_out: "Leave it out",
  single: "Choose for single items",
  line: "If {name} is not available",
  asAll: "As above",
} as const;

export default wishes;
