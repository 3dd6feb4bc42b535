/**
 * Whether pages that links lead to have their content. While one says 'Coming here soon', nothing leads to it; true brings
 * its links back. Constants, because the build leaves out what is behind a false one.
 */
export const storeRegistration: boolean = false;
export const courierRegistration: boolean = false;
