const pattern = /^[a-z0-9-]{1,40}(\/[a-z0-9-]{1,40}){0,3}$/;

/** Whether a text can be a picture's key. No dots and no empty parts: a key never leaves its folder. */
export const isPictureKey = (text: string): boolean => pattern.test(text);
