export { categoriesQuery, featuredCategoriesQuery } from "./api/get-categories";
export { moduleOfCategoryQuery } from "./api/get-module-of-category";
export { CategoryGrid } from "./components/category-grid";
export { FeaturedCategories } from "./components/featured-categories";
