export { categoriesQuery, featuredCategoriesQuery } from "./api/get-categories";
export { CategoryGrid } from "./components/category-grid";
export { FeaturedCategories } from "./components/featured-categories";
